/** The sections of /data, in order. Each figure and each chart names its own. */
export const DATA_SUBJECTS = ['money', 'prices', 'homes', 'pay', 'society', 'bitcoin'] as const;

export type DataSubject = (typeof DATA_SUBJECTS)[number];
