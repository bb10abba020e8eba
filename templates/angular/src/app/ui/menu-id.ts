/** Id of the sheet that holds every page, for the buttons that open it. */
export const menuId = 'menu'
