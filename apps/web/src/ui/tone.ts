/** How something is meant: the one vocabulary of toasts, banners, badges and states, and of their colors. */
export type Tone = 'info' | 'success' | 'warning' | 'danger'
