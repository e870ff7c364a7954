// Pages that only say something: what happened, what was kept, what to do.

import type { ReactNode } from 'react';
import { t } from './i18n/index.ts';
import { Page } from './page.tsx';
import { Link } from './router.tsx';

interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  /** What can be done besides going home. */
  readonly children?: ReactNode;
  readonly more?: ReactNode;
}

export function MessagePage({ title, text, children, more }: MessagePageProps) {
  return (
    <Page title={title}>
      <div className="panel sheet narrow message">
        <h1>{title}</h1>
        <p>{text}</p>
        {more}
        <div className="actions">
          {children}
          <Link to="/" className="button">
            {t('common.home')}
          </Link>
        </div>
      </div>
    </Page>
  );
}

export function NotFound() {
  return <MessagePage title={t('error.not-found.title')} text={t('error.not-found.text')} />;
}
