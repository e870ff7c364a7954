import { Suspense, useEffect } from 'react';
import { LiveRegions } from '@three-thrones/ui/announcer.tsx';
import { Shortcuts } from '@three-thrones/ui/shortcuts.tsx';
import { t, useLanguage } from '@three-thrones/ui/i18n/index.ts';
import { ErrorBoundary } from '@three-thrones/ui/error-boundary.tsx';
import { NotFound } from '@three-thrones/ui/message-page.tsx';
import { matchRoute, useAddress } from '@three-thrones/ui/router.tsx';
import { routes, screenFetched } from './routes.ts';
import { PageFrame } from '@three-thrones/ui/page.tsx';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';
import { UpdateNotice } from './update.tsx';

const FRAME = { Top: TopBar, Foot: Footer };

export function App() {
  const language = useLanguage();
  useEffect(describePage, [language]);
  const address = useAddress(screenFetched);
  const found = matchRoute(routes, address);
  return (
    <>
      <PageFrame value={FRAME}>
        <ErrorBoundary key={found?.route.path ?? address}>
          <Suspense fallback={<p className="loading">{t('common.loading')}</p>}>
            {found ? <found.route.Screen params={found.params} /> : <NotFound />}
          </Suspense>
        </ErrorBoundary>
      </PageFrame>
      <UpdateNotice />
      <LiveRegions />
      <Shortcuts />
    </>
  );
}

/** The page comes in English; whoever reads its description later reads it in the reader's language. */
function describePage(): void {
  document.querySelector('meta[name="description"]')?.setAttribute('content', t('common.description'));
}
