// The one line that says what is asked of me and why, or whom we wait for and for what.

import type { Decision } from '@three-thrones/kernel';
import { Shield } from '@three-thrones/ui/icon.tsx';
import { formatList, t } from '@three-thrones/ui/i18n/index.ts';
import { PromptClocks } from '../clocks/clocks.tsx';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { RuleLink } from '@three-thrones/ui/rule-link.tsx';
import { AskForStandIn } from '../agreements/stand-in.tsx';
import { AskedOpenly } from '../curtain.tsx';
import { tellingOf } from '../director/telling.ts';
import { SoundOffer } from './sound-offer.tsx';
import { useBoardProps, useQuestion, useShown } from '../state/table-context.tsx';
import { useAutomaton } from '../state/use-automaton.ts';
import type { Asking } from '../state/use-asked.ts';
import type { Shown } from '../state/use-shown.ts';
import { PromptActs, WhoGoes } from './prompt-acts.tsx';
import './prompt.css';

export interface PromptWords {
  readonly title: string;
  readonly detail?: string;
  readonly rule?: string;
  readonly seat?: string;
  /** What happened last, while we wait. */
  readonly news?: string;
  /** Whoever is waited for and is not there. */
  readonly absent?: string;
  /** Something is asked of me. */
  readonly mine: boolean;
}

export function promptWords(
  { board, snapshot, view, past, screen }: Shown,
  decision: Asking | undefined,
  /** What the table asks, while it is found out what is behind it. */
  pending?: Decision,
): PromptWords {
  if (past.at !== undefined)
    return {
      title: t('table.past.title'),
      ...(!snapshot.outcome && { detail: t('table.past.detail') }),
      mine: false,
    };
  if (screen.isBusy) return watchWords(board, screen.beat);
  if (decision?.answered) return sentWords(board, snapshot, decision.seat);
  if (decision)
    return { ...board.prompt(decision, view), rule: decision.rule, seat: decision.seat, mine: true };
  if (pending && !pending.answered)
    return { ...board.prompt(pending, view), rule: pending.rule, seat: pending.seat, mine: true };
  if (snapshot.outcome) return { title: t('table.over.title'), detail: t('table.over.detail'), mine: false };
  const open = snapshot.asked.filter(({ answered }) => !answered);
  const [first] = open;
  if (!first) return { title: t('table.nothing.title'), mine: false };
  const news = lastWords(board, snapshot.log);
  return {
    ...(news !== undefined && { news }),
    title: open.length > 1 ? t('table.waiting', { who: waitedFor(board, open) }) : board.waits(first),
    ...idleWords(snapshot, open),
    seat: first.seat,
    mine: false,
  };
}

/** While things are shown, what they are. */
function watchWords(board: Shown['board'], beat: Shown['screen']['beat']): PromptWords {
  const [words] = beat ? tellingOf(board, beat) : [];
  return {
    title: words?.text ?? t('director.watching'),
    ...(words?.house !== undefined && { seat: words.house }),
    mine: false,
  };
}

type Open = Shown['snapshot']['asked'];

function idleWords(snapshot: Shown['snapshot'], open: Open): Pick<PromptWords, 'detail' | 'absent'> {
  if (snapshot.eye === 'spectator') return { detail: t('table.watching') };
  const absent = absentOf(snapshot, open);
  if (!absent) return { detail: t('table.nothing.detail') };
  return {
    detail: absent.person ? t('table.away-from-table') : t('table.free-chair'),
    absent: absent.seat,
  };
}

/** A chair that is waited for: nobody has it, or whoever has it has no page open at this table. */
function absentOf({ lobby }: Shown['snapshot'], open: Open) {
  return lobby?.chairs.find(
    ({ seat, bot, online }) => !online && bot === undefined && open.some((asked) => asked.seat === seat),
  );
}

function waitedFor(board: Shown['board'], open: Open): string {
  return formatList(open.map(({ seat }) => board.houseName(seat)));
}

/** My answer is in; it can be revised until the last one is. */
function sentWords(board: Shown['board'], snapshot: Shown['snapshot'], seat: string): PromptWords {
  const open = snapshot.asked.filter(({ answered }) => !answered);
  const absent = absentOf(snapshot, open);
  return {
    title: t('table.sent.title', { who: waitedFor(board, open) }),
    detail: t('table.sent.detail'),
    ...(absent && { absent: absent.seat }),
    seat,
    mine: false,
  };
}

function lastWords(board: Shown['board'], log: Shown['snapshot']['log']): string | undefined {
  for (const logged of log.toReversed()) {
    const words = board.fact(logged);
    if (words) return words.text;
  }
  return undefined;
}

interface PromptProps {
  /** Otherwise they stand elsewhere. */
  readonly hasClocks: boolean;
  /** It is read where the beat is seen: it counts as words of the beat. */
  readonly tellsBeats?: boolean;
}

export function Prompt({ hasClocks, tellsBeats = false }: PromptProps) {
  const shown = useShown();
  const { decision, pending } = useQuestion();
  const { title, detail, rule, seat, mine, news, absent } = promptWords(shown, decision, pending);
  return (
    <section
      className="prompt panel"
      data-mine={mine}
      data-question={decision?.id}
      data-kind={decision?.kind}
      data-beat={tellsBeats && shown.screen.isBusy ? shown.screen.beat?.key : undefined}
      aria-label={t('table.prompt')}
    >
      {seat && <Shield house={seat} />}
      <div className="prompt-words">
        {mine && seat !== undefined && <AskedOpenly seat={seat} />}
        <h1 tabIndex={-1} id="prompt">
          <Rich text={title} />
        </h1>
        {(detail !== undefined || rule !== undefined) && (
          <p>
            {detail !== undefined && <Rich text={detail} />}{' '}
            {rule !== undefined && <RuleLink game={shown.snapshot.game} rule={rule} />}
            {news !== undefined && (
              <span className="news">
                <Rich text={news} />
              </span>
            )}
          </p>
        )}
        {absent !== undefined && <AskForStandIn seat={absent} />}
        {decision && hasClocks ? (
          <PromptActs key={decision.id} decision={decision}>
            <WhyThere />
          </PromptActs>
        ) : (
          <>
            {decision && <WhoGoes />}
            <WhyThere />
          </>
        )}
        {mine && <SoundOffer />}
      </div>
      {hasClocks && <PromptClocks />}
    </section>
  );
}

/** Why an automaton goes where it goes, while it does. */
function WhyThere() {
  const { automaton, isAtIt } = useAutomaton();
  const props = useBoardProps();
  return automaton && isAtIt && <automaton.Why {...props} />;
}
