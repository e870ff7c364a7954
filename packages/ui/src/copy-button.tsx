import { useEffect, useState } from 'react';
import { announce } from './announcer.tsx';
import { Icon } from './icon.tsx';
import { copyText } from './clipboard.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly done: string;
  readonly isMain?: boolean;
}

/** Says that it has copied, in place of its own name. */
export function CopyButton({ text, label, done, isMain = false }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2_500);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    if (!(await copyText(text))) return;
    setCopied(true);
    announce(done);
  };
  return (
    <button type="button" className={`button ${isMain ? 'primary' : ''}`} onClick={() => void copy()}>
      <Icon name={copied ? 'check' : 'copy'} />
      {copied ? done : label}
    </button>
  );
}
