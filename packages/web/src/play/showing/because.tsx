// The reasons of an automaton, while somebody walks through them.

import { useBoardProps } from '../state/table-context.tsx';
import { useAutomaton } from '../state/use-automaton.ts';

export function Because() {
  const { automaton, isAtIt } = useAutomaton();
  const props = useBoardProps();
  return automaton && isAtIt && <automaton.Because {...props} />;
}
