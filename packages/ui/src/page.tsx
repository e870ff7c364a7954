// What every page has: a title, a way past the top bar, a main part that takes the focus when one arrives.

import { type ComponentType, createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { t } from './i18n/index.ts';
import './page.css';

interface Frame {
  readonly Top: ComponentType;
  readonly Foot: ComponentType;
}

const None = () => null;

/** What stands above and below every page: the shell says it, so that a page need not know the shell. */
export const PageFrame = createContext<Frame>({ Top: None, Foot: None });

interface PageProps {
  readonly title: string;
  /** What waits for the reader, before the title in the browser's tab. */
  readonly call?: string | undefined;
  readonly children: ReactNode;
  readonly className?: string;
}

export function Page({ title, call, children, className = '' }: PageProps) {
  const main = useRef<HTMLElement>(null);
  const { Top, Foot } = use(PageFrame);
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
      <title>{call === undefined ? pageTitle(title) : `${call} · ${pageTitle(title)}`}</title>
      <a className="skip-link" href="#main">
        {t('common.skip')}
      </a>
      <Top />
      <main id="main" ref={main} tabIndex={-1} aria-label={title} className={`wrap ${className}`}>
        {children}
      </main>
      <Foot />
    </div>
  );
}

/** On opening the site the browser places the focus itself. */
let isFirst = true;

export function pageTitle(title: string): string {
  const name = t('common.app-name');
  return title === name ? name : `${title} · ${name}`;
}
