import { encode } from 'uqr';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { CopyButton } from '@three-thrones/ui/copy-button.tsx';
import './invitation-link.css';

/** Beside the chairs, while people gather. */
export function InvitationLink({ table }: { table: string }) {
  return (
    <section className="panel sheet invitation" aria-labelledby="invitation">
      <h2 id="invitation">{t('lobby.invite-friends')}</h2>
      <TableLink table={table} explained={t('lobby.link-explained')} />
    </section>
  );
}

/** The link is the key to a private table: whoever has it may sit down. */
export function TableLink({ table, explained }: { readonly table: string; readonly explained: string }) {
  const link = `${location.origin}/t/${table}`;
  return (
    <div className="table-address">
      <p>{explained}</p>
      <input
        className="input link-box"
        readOnly
        aria-label={t('lobby.link')}
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <CopyButton isMain text={link} label={t('lobby.copy-link')} done={t('lobby.link-copied')} />
      <QrCode text={link} />
    </div>
  );
}

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 1, ecc: 'M' });
  const path = data
    .map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('');
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t('lobby.qr')}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#1a120b" />
    </svg>
  );
}
