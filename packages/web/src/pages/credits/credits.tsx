import { Page } from '@three-thrones/ui/page.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import './credits.css';

const fonts = [
  ['Alegreya', 'Huerta Tipográfica'],
  ['Source Sans 3', 'Adobe, Paul D. Hunt'],
  ['Vazirmatn', 'Saber Rastikerdar'],
] as const;

const programs = ['React', 'Lingui', 'React Aria', 'D3', 'PartySocket', 'Workbox', 'uqr', 'zod'];

export function CreditsScreen() {
  return (
    <Page title={t('credits.title')}>
      <article className="panel sheet narrow credits">
        <h1>{t('credits.title')}</h1>
        <p>{t('common.notice')}</p>
        <p>{t('credits.trademarks')}</p>
        <p>{t('credits.own-words')}</p>
        <h2>{t('credits.fonts')}</h2>
        <ul>
          {fonts.map(([font, by]) => (
            <li key={font}>
              <bdi>
                {font}: {by}
              </bdi>
            </li>
          ))}
        </ul>
        <p>{t('credits.fonts-licence')}</p>
        <h2>{t('credits.programs')}</h2>
        <p>
          <bdi>{programs.join(', ')}</bdi>
        </p>
        <p>{t('credits.programs-licence')}</p>
      </article>
    </Page>
  );
}
