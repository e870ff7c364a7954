import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface FoldProps {
  readonly title: string;
  /** What is chosen in it, for those who leave it closed. */
  readonly detail?: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** What few look for lies folded away under its title. */
export function Fold({ title, detail, isOpen = false, children }: FoldProps) {
  return (
    <details className="fold" open={isOpen}>
      <summary>
        <Icon name="chevron" />
        {title}
        {detail !== undefined && <span className="detail">{detail}</span>}
      </summary>
      {children}
    </details>
  );
}
