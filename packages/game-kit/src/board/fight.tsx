// A fight line by line, both sides beside each other.

import type { ReactNode } from 'react';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import type { Thing } from '@three-thrones/ui/rich.ts';
import './fight.css';

export function FightSides({ children }: { readonly children: ReactNode }) {
  return <div className="board-sides">{children}</div>;
}

interface FightSideProps {
  readonly house: string;
  readonly title: string;
  readonly detail: string;
  /** Its strength; nothing where strengths are not compared. */
  readonly total: ReactNode;
  /** What that number is. */
  readonly about: Thing;
  readonly wins?: boolean;
  /** What it is made of: rows of a table. */
  readonly rows: ReactNode;
  readonly children?: ReactNode;
}

export function FightSide({ house, title, detail, total, about, wins, rows, children }: FightSideProps) {
  return (
    <div className="board-side" data-wins={wins}>
      <div className="board-side-head">
        <Shield house={house} />
        <span>
          <b>{title}</b>
          <small>{detail}</small>
        </span>
        {total !== undefined && <strong data-about={about}>{total}</strong>}
      </div>
      <table>
        <tbody>{rows}</tbody>
      </table>
      {children}
    </div>
  );
}

interface FightRowProps {
  readonly sign: string;
  readonly words: string;
  readonly about: Thing;
  /** What it adds or takes. */
  readonly children?: ReactNode;
}

export function FightRow({ sign, words, about, children }: FightRowProps) {
  return (
    <tr data-about={about}>
      <td>
        <Icon name={sign} />
      </td>
      <th scope="row">{words}</th>
      <td>{children}</td>
    </tr>
  );
}

/** How it ends, in one sentence. */
export function Verdict({ about, children }: { readonly about?: Thing; readonly children: ReactNode }) {
  return (
    <p className="board-verdict" data-about={about}>
      {children}
    </p>
  );
}
