// What every kind of answer is given.

import type { ReactNode } from 'react';
import type { Said } from '../../companion/prompts.ts';
import type { Session, Setup } from '../../companion/session.ts';
import type { Question } from './question-words.ts';

export interface QuestionProps {
  readonly prompt: Question;
  readonly setup: Setup;
  readonly session: Session;
  readonly undo: ReactNode;
  /** Several answers where one thing is drawn after another. */
  onAnswer(...said: readonly Said[]): void;
}
