// The sheet itself: what is written is kept with every letter, and the table can be seen beside it.

import { useEffect, useRef, useState } from 'react';
import { Dialog } from '@three-thrones/ui/dialog.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { useShown } from '../state/table-context.tsx';
import { keepNotes, LONGEST, notesOf } from './kept-notes.ts';
import './notes.css';

export function NotesDialog({ onClose }: { onClose(): void }) {
  const { snapshot } = useShown();
  const [text, setText] = useState(() => notesOf(snapshot));
  const [isKept, setKept] = useState(true);
  const sheet = useRef<HTMLTextAreaElement>(null);
  // Whoever opens it wants to read or write.
  useEffect(() => sheet.current?.focus(), []);
  return (
    <Dialog title={t('table.notes')} className="notes" onClose={onClose}>
      <textarea
        ref={sheet}
        aria-label={t('table.notes')}
        aria-describedby="notes-about"
        placeholder={t('table.notes.placeholder')}
        dir="auto"
        rows={9}
        maxLength={LONGEST}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setKept(keepNotes(snapshot, target.value));
        }}
      />
      <p className="quiet" id="notes-about" role={isKept ? undefined : 'alert'}>
        {isKept ? t('table.notes.about') : t('table.notes.not-kept')}
      </p>
    </Dialog>
  );
}
