// The negotiation where the question is: the proposal on the table, mine beside it, and accept, propose or pass. Everybody
// else sees the same sheets without buttons.

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { RuleLink } from '@three-thrones/ui/rule-link.tsx';
import { activeOf, encounter, sideOf, type Side, termsIn } from '../../rules/queries.ts';
import { m } from '../moments/words.ts';
import { houseName } from '../stage/words.ts';
import type { Props } from '../types.ts';
import { reason } from '../words/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { DealEditor } from './editor.tsx';
import { DealSheet } from './sheet.tsx';
import { counterTo } from './terms.ts';
import './deal.css';

export function Negotiating(props: Props) {
  const { view, eye, decision } = props;
  const { world } = view;
  const { negotiation: talks } = encounter(world);
  const { proposal } = talks!;
  const side = decision && sideOf(world, decision.seat);
  const mine = decision?.kind === 'move.choose' || decision?.kind === 'move.terms' ? side : undefined;
  const by = proposal && activeOf(world, proposal.by);
  return (
    <div className="it-deal">
      {proposal ? (
        <DealSheet
          props={props}
          deal={proposal}
          house={by}
          title={by === eye ? m('deal.of-you') : m('deal.of', { house: houseName(by!) })}
          detail={left(props, proposal.by)}
        >
          {decision?.kind === 'move.choose' && decision.options.includes('accept') && (
            <>
              <button
                type="button"
                className="button primary it-accept"
                onClick={() => props.choose('accept')}
              >
                <Icon name="check" /> {m('deal.accept')}
              </button>
              <small className="it-final">{m('deal.final')}</small>
            </>
          )}
        </DealSheet>
      ) : (
        <p className="quiet">{m('deal.none-yet')}</p>
      )}
      {mine ? (
        <MyOffer
          {...props}
          key={`${proposal?.by} ${talks!.proposals.challenger} ${talks!.proposals.defender}`}
          by={mine}
        />
      ) : (
        <p className="quiet">{m('deal.waits', { house: houseName(activeOf(world, talks!.turn)) })}</p>
      )}
      <p className="it-binds" data-about="term:deal">
        <Icon name="why" />
        <span>
          {m('deal.binds')} <RuleLink game="iron-throne" rule="7.6" />
        </span>
      </p>
    </div>
  );
}

/** Proposals a side has left. */
function left({ view }: Props, side: Side): string {
  const { negotiation } = encounter(view.world);
  const all = view.world.rules.negotiationMaxProposals;
  return m('deal.left', { left: Math.max(0, all - negotiation!.proposals[side]), all });
}

/** The editor. Proposing takes two answers, that there is a proposal and what stands in it; both are sent by one touch. */
function MyOffer({ by, ...props }: Props & { readonly by: Side }) {
  const { view, decision, picked } = props;
  const { world } = view;
  const { proposal } = encounter(world).negotiation!;
  const against = proposal ? termsIn(proposal, by) : [];
  const [draft, setDraft] = useState<readonly string[]>(() => counterTo(world, proposal, by));
  const sending = useRef<readonly string[] | undefined>(undefined);
  const isAsked = decision?.kind === 'move.terms';
  // Nobody finds the editor empty who came by the list of options.
  useEffect(() => {
    if (isAsked && picked.length === 0) props.repick(sending.current ?? draft);
  }, [isAsked]);
  const terms = isAsked && picked.length > 0 ? picked : draft;
  const isReady = isAsked && sending.current !== undefined && sending.current.join() === picked.join();
  useEffect(() => {
    if (!isReady) return;
    sending.current = undefined;
    props.confirm();
  }, [isReady]);
  const refusal = props.refused.find(({ id }) => id === 'propose');
  const canPropose = isAsked || decision?.options.includes('propose');
  const propose = (): void => {
    if (terms.length === 0) return;
    if (isAsked) return props.confirm();
    sending.current = terms;
    props.choose('propose');
  };
  const change = (next: readonly string[]): void => {
    setDraft(next);
    if (isAsked) props.repick(next);
  };
  return (
    <section className="it-counter">
      <header>
        <b>{proposal ? m('deal.counter') : m('deal.offer')}</b>
        <small data-about="term:proposal">{left(props, by)}</small>
      </header>
      {canPropose ? (
        <DealEditor {...{ props, by, terms, against }} onTerms={change} />
      ) : (
        refusal && <p className="quiet">{plain(reason(refusal) ?? '')}</p>
      )}
      <div className="it-deal-acts">
        {canPropose && (
          <button
            type="button"
            className="button it-propose"
            aria-disabled={terms.length === 0}
            {...(terms.length === 0 && { title: m('deal.empty') })}
            onClick={propose}
          >
            {m('deal.propose')}
          </button>
        )}
        {decision?.kind === 'move.choose' && (
          <button type="button" className="button plain it-deal-pass" onClick={() => props.choose('pass')}>
            {m('deal.pass')}
          </button>
        )}
      </div>
    </section>
  );
}
