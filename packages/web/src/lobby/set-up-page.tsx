// The page on which a table is set up, here or on the server: a title, a form, and the way to the table.

import { isRefusal, type Refusal } from '@three-thrones/kernel';
import { type ComponentType, type FormEvent, useState } from 'react';
import { NotFound } from '@three-thrones/ui/message-page.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { Page } from '@three-thrones/ui/page.tsx';
import { navigate, type Params } from '@three-thrones/ui/router.tsx';
import { type Choosable, inMode } from './draft.ts';
import { gameName } from '../games/covers.ts';
import { type Laid, laidFor, withDraft } from './laid.ts';
import { useChoosable, useGameWords } from './use-game.ts';

export interface SetUpFormProps {
  readonly game: string;
  readonly choice: Choosable;
}

interface SetUpPageProps {
  readonly params: Params;
  readonly title: string;
  readonly form: ComponentType<SetUpFormProps>;
}

export function SetUpPage({ params, title, form: Form }: SetUpPageProps) {
  const game = params['game'] ?? '';
  const choice = useChoosable(game);
  const isReady = useGameWords(game);
  if (choice === 'none') return <NotFound />;
  return (
    <Page title={title}>
      <div className="page-head">
        <h1>{title}</h1>
        <p>{gameName(game)}</p>
      </div>
      {choice === 'failed' && <p className="note bad on-wood">{t('error.rules-not-here')}</p>}
      {isReady && typeof choice === 'object' && <Form game={game} choice={choice} />}
    </Page>
  );
}

/** The table this form lays, and what its parts are given: what can be chosen follows from the mode. */
export function useLaid(game: string, choice: Choosable, of: 'least' | 'usual') {
  const [laid, setLaid] = useState<Laid>(() =>
    laidFor(choice, new URLSearchParams(location.search).get('mode') ?? undefined, of),
  );
  const { mode, rules, draft } = laid;
  const here = inMode(choice, mode, rules);
  return {
    laid,
    onLaid: setLaid,
    shared: {
      ...{ game, choice: here, draft },
      onChange: (next: Laid['draft']) => setLaid(withDraft(choice, laid, next)),
    },
    /** Rules that any mode of the game may change. */
    others: {
      ...{ game, choice: here, rules },
      onChange: (next: Laid['rules']) => setLaid({ ...laid, rules: next }),
    },
  };
}

interface Laying {
  readonly isBusy: boolean;
  /** Why the table was not laid. */
  readonly no: Refusal | undefined;
  onSubmit(event: FormEvent): void;
}

/** Lays the table when the form is sent, and goes to it. */
export function useLaying(lay: () => Promise<string | Refusal>, addressOf: (id: string) => string): Laying {
  const [isBusy, setBusy] = useState(false);
  const [no, setNo] = useState<Refusal>();
  const begin = async (): Promise<void> => {
    setBusy(true);
    setNo(undefined);
    const id = await lay();
    setBusy(false);
    if (isRefusal(id)) setNo(id);
    else navigate(addressOf(id));
  };
  return {
    isBusy,
    no,
    onSubmit: (event) => {
      event.preventDefault();
      void begin();
    },
  };
}
