// Whoever shows things one after another brings the controls for it; a ceremony only has a place for them.

import { createContext, type ReactNode } from 'react';

export const SceneControls = createContext<ReactNode>(null);
