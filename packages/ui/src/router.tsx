// Addresses and screens: a small router over the History API.

import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from 'react';

/** What stood behind the colons of a route's path. */
export type Params = Readonly<Record<string, string>>;

export type Screen = ComponentType<{ params: Params }>;

export interface Route {
  /** `/t/:id`, `/rules/:game/:section?` */
  readonly path: string;
  readonly Screen: Screen;
  /** Fetches the screen, where it is not part of the first page. */
  readonly load?: () => Promise<unknown>;
}

const listeners = new Set<() => void>();

export function navigate(to: string, { replace = false } = {}): void {
  if (to === here()) return;
  const behind = tableBehind(here(), tableLeft(), to);
  const state = behind === undefined ? null : { table: behind };
  if (replace) history.replaceState(state, '', to);
  else history.pushState(state, '', to);
  for (const listener of listeners) listener();
}

/** The table one goes away from, or went away from before; the start page and another table end that. */
export function tableBehind(from: string, known: string | undefined, to: string): string | undefined {
  if (to === '/' || isTable(to)) return undefined;
  return isTable(from) ? from : known;
}

function isTable(address: string): boolean {
  return /^\/(t|here)\//.test(address);
}

/** The table from which one came to this page. */
export function tableLeft(): string | undefined {
  return (history.state as { table?: string } | null)?.table;
}

/** The address within the page. The old screen stays until what belongs to the new one has been fetched. */
export function useAddress(fetched: (address: string) => Promise<void>): string {
  const [address, setAddress] = useState(here);
  useEffect(() => {
    const follow = async (): Promise<void> => {
      const to = here();
      await fetched(to);
      if (to === here()) setAddress(to);
    };
    const begin = (): void => void follow();
    listeners.add(begin);
    window.addEventListener('popstate', begin);
    return () => {
      listeners.delete(begin);
      window.removeEventListener('popstate', begin);
    };
  }, [fetched]);
  return address;
}

function here(): string {
  return location.pathname + location.search;
}

export function matchRoute<R extends Pick<Route, 'path'>>(
  routes: readonly R[],
  address: string,
): { route: R; params: Params } | undefined {
  const [pathname = '/'] = address.split('?');
  for (const route of routes) {
    const params = matchPath(route.path, pathname);
    if (params) return { route, params };
  }
  return undefined;
}

function matchPath(pattern: string, pathname: string): Params | undefined {
  const wanted = pattern.split('/').filter(Boolean);
  const given = pathname.split('/').filter(Boolean);
  if (given.length > wanted.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const text = given[at];
    if (!part.startsWith(':')) {
      if (text !== part) return undefined;
    } else if (text !== undefined) {
      const value = decoded(text);
      if (value === undefined) return undefined;
      params[part.slice(1).replace(/\?$/, '')] = value;
    } else if (!part.endsWith('?')) return undefined;
  }
  return params;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

interface LinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly title?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-current'?: 'page' | 'true' | undefined;
  readonly 'aria-describedby'?: string;
}

/** An ordinary link that does not load the page again. */
export function Link({ to, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || event.defaultPrevented) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={to} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
