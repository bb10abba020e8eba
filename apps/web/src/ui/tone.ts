/** Semantic tones: the one vocabulary of toasts, banners, badges and states, and of their colours. */
export type Tone = 'info' | 'success' | 'warning' | 'danger'
