// What every page has: a title, a way past the top bar, a main part that takes the focus when one arrives.

import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '../i18n/index.ts';
import { Footer } from '../shell/footer.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import './page.css';

interface PageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string;
}

export function Page({ title, children, className = '' }: PageProps) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFirst) {
      isFirst = false;
      return;
    }
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="page">
      <title>{pageTitle(title)}</title>
      <a className="skip-link" href="#main">
        {t('common.skip')}
      </a>
      <TopBar />
      <main id="main" ref={main} tabIndex={-1} aria-label={title} className={`wrap ${className}`}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

/** On opening the site the browser places the focus itself. */
let isFirst = true;

export function pageTitle(title: string): string {
  const name = t('common.app-name');
  return title === name ? name : `${title} · ${name}`;
}
