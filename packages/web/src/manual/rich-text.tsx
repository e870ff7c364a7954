// The little that rules texts may contain besides words: **bold**, links to sections (§4.2, §R40), lists, paragraphs.

import { Fragment, type ReactNode } from 'react';
import { Link } from '@three-thrones/ui/router.tsx';
import { type Language, withDigits } from '@three-thrones/ui/i18n/index.ts';

export type Piece = string | { readonly bold: string } | { readonly section: string };

const MARK = /\*\*(.+?)\*\*|§(R\d*|\d+(?:\.\d+)*)/g;

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > at) pieces.push(text.slice(at, match.index));
    pieces.push(match[1] === undefined ? { section: match[2]! } : { bold: match[1] });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push(text.slice(at));
  return pieces;
}

interface RichTextProps {
  readonly game: string;
  readonly text: string;
  readonly language: Language;
}

/** Blank lines part paragraphs; lines that begin with a dash are a list. */
export function RichText({ game, text, language }: RichTextProps) {
  const words = (line: string): ReactNode => inline(game, line, language);
  return text
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const lines = block.split('\n');
      if (!lines.every((line) => line.startsWith('- '))) return <p key={block}>{words(block)}</p>;
      return (
        <ul key={block}>
          {lines.map((line) => (
            <li key={line}>{words(line.slice(2))}</li>
          ))}
        </ul>
      );
    });
}

function inline(game: string, text: string, language: Language): ReactNode {
  return piecesOf(text).map((piece, at) => {
    const key = `${at}`;
    if (typeof piece === 'string') return <Fragment key={key}>{piece}</Fragment>;
    if ('bold' in piece) return <b key={key}>{inline(game, piece.bold, language)}</b>;
    return (
      <Link key={key} to={`/rules/${game}/${piece.section}`} className="rule-link">
        §{withDigits(piece.section, language)}
      </Link>
    );
  });
}
