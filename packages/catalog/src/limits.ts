/** Figures that the specs fix (spec 1 §9, spec 3 §9); each stands here and nowhere else. */
export const limits = {
  /** Characters of the shortest business name. */
  businessNameMin: 2,
  /** Characters of the shortest description. */
  descriptionMin: 10,
  /** Characters that any text of a site may have. */
  textMax: 10_000,
  /** Entries of any list of texts (challenges, goals). */
  listMax: 50,
  /** Decisions about the words of a site. */
  decisionsMax: 2000,
  /** Most projects in the history. */
  historyMax: 10,
  /** Milliseconds that each of the eight generation labels is shown. */
  generationStepMs: 500,
  /** Progress shown while a generated project is validated, in percent. */
  validationProgress: 85,
  /** Progress shown while an analysis runs, in percent. */
  analysisProgress: 85,
  /** Milliseconds that the toasts of the AI key form stay. */
  keyToastMs: 3000,
  /** Bytes and pixels of a picture that is put in, pixels of its longer side, and pictures of a site. */
  picture: { bytes: 25_000_000, pixels: 60_000_000, side: 16_384, smallest: 16, count: 60 },
  /** DEFLATE level of the project zip. */
  deflateLevel: 6,
  /** Folder name where the business name gives none. */
  defaultProjectName: 'my-pwa',
  /** How every AI provider key begins. */
  aiKeyPrefix: 'sk-ant-',
  /** Kilobytes (1 KB = 1000 bytes, compressed) that a site may load. */
  budgets: { javascriptKB: 200, cssKB: 50 },
  /** Core web vitals that a site aims at: seconds, milliseconds, score. */
  vitals: { lcpSeconds: 2.5, inpMs: 200, cls: 0.1 }
} as const
