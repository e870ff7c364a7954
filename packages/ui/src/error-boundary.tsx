// Where an unforeseen failure stops: the rest of the page stands, and says what to do.

import { Component, type ErrorInfo, type ReactNode } from 'react';
import { t } from './i18n/index.ts';
import { MessagePage } from './message-page.tsx';

interface Props {
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    // oxlint-disable-next-line no-console -- the only place where a failure can leave a trace for whoever looks
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <MessagePage title={t('error.broken.title')} text={t('error.broken.text')}>
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {t('common.reload')}
        </button>
      </MessagePage>
    );
  }
}
