import type { CSSProperties, ReactNode } from 'react';
import type { Step } from './clear.ts';

/** Draws something beside its slot, the further the larger names are. */
export function Aside({ step, children }: { readonly step: Step | undefined; readonly children: ReactNode }) {
  if (!step) return children;
  const [x, y] = step.by;
  const [moreX, moreY] = step.more;
  const style = { '--x': x, '--y': y, '--more-x': moreX, '--more-y': moreY } as CSSProperties;
  return (
    <g className="te-aside" style={style}>
      {children}
    </g>
  );
}
