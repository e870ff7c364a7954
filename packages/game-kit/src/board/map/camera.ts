// Whether the map on the screen would have to move to show some places: whoever shows things one after another leaves time
// for it.

type WouldTravel = (places: readonly string[]) => boolean;

let map: WouldTravel | undefined;

/** The map that is there now; taken back when it goes. */
export function cameraIs(would: WouldTravel): () => void {
  map = would;
  return () => {
    if (map === would) map = undefined;
  };
}

export function wouldTravel(places: readonly string[]): boolean {
  return places.length > 0 && map !== undefined && map(places);
}
