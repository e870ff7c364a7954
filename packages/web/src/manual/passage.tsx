// One rule or one entry of the appendix, with what belongs to it: what a link at the table leads to.

import { withDigits } from '@three-thrones/ui/i18n/index.ts';
import { Link } from '@three-thrones/ui/router.tsx';
import { chapterOf } from './entries.ts';
import { AppendixText } from './entry.tsx';
import type { ManualProps } from './manual.tsx';
import { isChapter, isWithin, nearestSection } from './rules.ts';
import { SectionText } from './section.tsx';
import { useAppendix, usePictures } from './use-manual.ts';
import './manual.css';

export function Passage({ game, sections, wanted = '' }: ManualProps) {
  const appendix = useAppendix(game);
  const pictures = usePictures(game);
  const whole = nearestSection(sections, wanted)?.number;
  const shown = whole === undefined ? [] : sections.filter(({ number }) => isWithin(number, whole));
  const of = sections.find((section) => isChapter(section) && isWithin(whole, section.number));
  const chapter = chapterOf(appendix, wanted);
  const entries = chapter?.id === wanted ? chapter.entries : chapter?.entries.filter(isWanted(wanted));
  return (
    <div className="rules-passage">
      {of && whole !== of.number && (
        <p className="rules-passage-of">
          <Link to={`/rules/${game}/${of.number}`}>
            {withDigits(of.number)} {of.title}
          </Link>
        </p>
      )}
      {shown.map((section) => (
        <SectionText
          key={section.number}
          game={game}
          section={section}
          isCurrent={false}
          Picture={pictures[section.number]}
        />
      ))}
      {chapter && (
        <AppendixText
          game={game}
          chapters={[{ ...chapter, entries: entries ?? [] }]}
          sections={sections}
          current={undefined}
        />
      )}
    </div>
  );
}

function isWanted(anchor: string): (entry: { readonly anchor: string }) => boolean {
  return (entry) => entry.anchor === anchor;
}
