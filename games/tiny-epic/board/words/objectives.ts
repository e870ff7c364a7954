// What a house scores for besides castles, in words.

import type { Objective } from '../../data/data.ts';
import { place, t } from './names.ts';

export function objectiveLine({ requiresRecruited: n, condition, vp }: Objective): string {
  switch (condition.type) {
    case 'control-domain':
      return t('mat.objective.domain', { n, vp, place: place(condition.domain) });
    case 'control-fiefs':
      return t('mat.objective.fiefs', { n, vp, count: condition.count });
    case 'none':
      return t('mat.objective.none', { n, vp });
  }
}
