/** Texts of the drawing beside the sign-in form. */
export const illustrationMessages = {
  drawing: 'Drawing',
  sheet: 'Sheet',
  scale: 'Scale',
  drawnBy: 'Drawn by',
  panel: 'Admin control panel',
  site: 'A site of yours'
} as const
