// A deal as a sheet: what each of the two gives. Everybody sees the same.

import type { ComponentProps, ReactNode } from 'react';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { activeOf, type Deal, hostageOf, type Side, type Terms, type World } from '../../rules/queries.ts';
import { m } from '../moments/words.ts';
import { Back } from '../pieces.tsx';
import { houseName } from '../stage/words.ts';
import type { Props } from '../types.ts';
import { type Row, ROWS } from './terms.ts';

const ROW_SIGNS: Readonly<Record<Row, string>> = {
  influence: 'influence',
  hostages: 'hostage',
  power: 'power',
};

export function sideName({ view, eye }: Pick<Props, 'view' | 'eye'>, side: Side): string {
  const seat = activeOf(view.world, side);
  return seat === eye ? m('deal.you') : houseName(seat);
}

interface SheetProps {
  readonly props: Pick<Props, 'view' | 'eye'>;
  readonly deal: Deal;
  readonly title: string;
  readonly detail?: string | undefined;
  /** Whose it is. */
  readonly house?: string | undefined;
  readonly children?: ReactNode;
}

export function DealSheet({ props, deal, title, detail, house, children }: SheetProps) {
  const { world } = props.view;
  return (
    <section className="it-deal-sheet" data-about="deal:now" aria-label={title}>
      <header>
        {house !== undefined && <Shield house={house} />}
        <span>
          <b>{title}</b>
          {detail !== undefined && <small>{detail}</small>}
        </span>
      </header>
      <TermsTable
        props={props}
        className="it-terms"
        given={(giver, row) => <Given terms={deal[giver]} {...{ row, world }} />}
      />
      {children}
    </section>
  );
}

interface TermsTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  readonly props: Pick<Props, 'view' | 'eye'>;
  /** What a side gives of something. */
  given(giver: Side, row: Row): ReactNode;
  /** Beside the name of something. */
  note?(row: Row): ReactNode;
}

/** In the order of the table: the challenger's side left, in every language. */
export function TermsTable({ props, given, note, ...table }: TermsTableProps) {
  return (
    <table {...table} dir="ltr">
      <thead>
        <tr>
          <th scope="col" dir="auto">
            {sideName(props, 'challenger')}
          </th>
          <td />
          <th scope="col" dir="auto">
            {sideName(props, 'defender')}
          </th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <td>{given('challenger', row)}</td>
            <th scope="row" dir="auto">
              <Icon name={ROW_SIGNS[row]} /> {m(`deal.${row}`)}
              {note?.(row)}
            </th>
            <td>{given('defender', row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface GivenProps {
  readonly terms: Terms;
  readonly row: Row;
  readonly world: World;
}

function Given({ terms, row, world }: GivenProps) {
  const { influence, power, open, backs } = terms;
  const n = row === 'influence' ? influence : row === 'power' ? power : open + backs.length;
  if (n === 0) return <span className="it-nothing">–</span>;
  return (
    <>
      <b>{formatNumber(n)}</b>
      {row === 'hostages' && open > 0 && <small> {m('deal.any')}</small>}
      {row === 'hostages' &&
        backs.map((id) => {
          const of = hostageOf(world, id)?.hostage.of;
          return (
            <span key={id} className="it-named-back" data-about={`hostage:${id}`}>
              {of && <Back house={of} />}
            </span>
          );
        })}
    </>
  );
}
