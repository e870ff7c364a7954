import type { Refusal } from '@three-thrones/kernel';
import { Icon } from './icon.tsx';
import { refusalWords } from './i18n/refusal-words.ts';

/** Why something was not done; read aloud when it appears. */
export function RefusalNote({ no }: { no: Refusal }) {
  const words = new Set([...(no.mistakes ?? []).map(refusalWords)]);
  return (
    <div className="note bad" role="alert">
      <Icon name="why" />
      <div>
        <p>{refusalWords(no)}</p>
        {[...words].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}
