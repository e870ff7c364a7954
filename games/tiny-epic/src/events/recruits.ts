// Events that recruit on other terms than §4.1.

export const recruitFlows = [];
