// What a newcomer reads beside the question: how the game stands, and a hint at what is met for the first time.

import { HintLine } from './hint-line.tsx';
import { Race } from './race.tsx';
import './guide.css';

export function Guide() {
  return (
    <div className="guide">
      <Race />
      <HintLine />
    </div>
  );
}
