import type { ReactNode } from 'react';
import { Icon } from '../app/icon.tsx';

interface FoldProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** What few look for lies folded away under its title. */
export function Fold({ title, isOpen = false, children }: FoldProps) {
  return (
    <details className="fold" open={isOpen}>
      <summary>
        <Icon name="chevron" />
        {title}
      </summary>
      {children}
    </details>
  );
}
