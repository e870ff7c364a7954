// Whether whoever looks plays this game together with the others, and may tell them something now.

import { useShown } from '../state/table-context.tsx';

export function useMaySignal(): boolean {
  const { client, snapshot } = useShown();
  const { lobby, eye, outcome } = snapshot;
  if (!lobby?.together || !client.teamwork || outcome) return false;
  const isMuted = client.people?.me !== undefined && lobby.muted?.includes(client.people.me) === true;
  const mine = lobby.chairs.find(({ seat }) => seat === eye);
  const others = lobby.chairs.some(({ seat, person, bot }) => seat !== eye && person && bot === undefined);
  return !isMuted && others && mine?.bot === undefined;
}
