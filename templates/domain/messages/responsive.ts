export const responsiveMessages = {
  label: 'Main pages',
  menu: 'Menu'
} as const
