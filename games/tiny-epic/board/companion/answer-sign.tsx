// The sign of an answer beside its words.

import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { isHouse } from '../words/names.ts';

const SIGNS: Readonly<Record<string, string>> = {
  yes: 'check',
  no: 'close',
  none: 'close',
  nobody: 'minus',
  you: 'person',
  rival: 'leader',
  other: 'people',
  treaty: 'people',
  outsiders: 'garrison',
  walker: 'white-walker',
};

export function AnswerSign({ option }: { readonly option: string }) {
  if (isHouse(option)) return <Shield house={option} />;
  const sign = SIGNS[option];
  return sign ? <Icon name={sign} /> : null;
}
