import { limits } from '@sitewright/catalog'

const counted = new Intl.NumberFormat('en')
const megabytes = limits.picture.bytes / 1_000_000

/** Texts of the pictures in the step Business Info. */
export const pictureWords = {
  title: 'Pictures',
  note: 'Optional. Drawings stand in until you have them',
  drop: 'Drop pictures here',
  orChoose: ', or on the place below where they belong',
  choosePictures: 'Choose pictures',
  rules: `JPEG, PNG or WebP, up to ${megabytes} MB each. Sizes are made here, and the place where a picture was taken is removed. Nothing leaves this device until you save to your account.`,
  letGo: 'Let go to add',
  places: 'Places on the site',
  filled: (filled: number, all: number) => `${counted.format(filled)} of ${counted.format(all)} filled`,
  addToGallery: 'Add to the gallery',
  galleryNote: 'Your pictures take the place of the drawings.',
  choose: 'Choose',
  chooseFor: (name: string) => `Choose a picture: ${name}`,
  changeOf: (name: string) => `Edit the picture: ${name}`,
  edit: 'Edit',
  close: 'Close',
  none: 'No picture: the drawing stays',
  notHere: 'Not on this device: the drawing stays',
  notDescribed: 'Not described yet',
  described: 'Described',
  decoration: 'Decoration',
  waiting: 'Waiting',
  making: (number: number, count: number) => `Making size ${number} of ${count}`,
  progressOf: (fileName: string) => `Progress of ${fileName}`,
  stop: (fileName: string) => `Stop ${fileName}`,
  whereTo: (fileName: string) => `Place of ${fileName}`,
  chooseAPlace: 'Choose a place',
  notPlaced: 'Ready, but not on the site yet',
  dismiss: (fileName: string) => `Close the message about ${fileName}`,
  forget: (fileName: string) => `Leave out ${fileName}`,
  focus: 'What must stay in view',
  focusHelp: 'Tap it, or move the point. Nothing is cut off the picture itself.',
  focusAt: (x: number, y: number) =>
    `Focal point, ${Math.round(x)} % from the left, ${Math.round(y)} % from the top. Arrow keys move it`,
  focusMoved: (x: number, y: number) => `${Math.round(x)} % from the left, ${Math.round(y)} % from the top`,
  up: 'Move the point up',
  down: 'Move the point down',
  left: 'Move the point left',
  right: 'Move the point right',
  cuts: { desktop: 'Desktop', phone: 'Phone', list: 'List', link: 'Shared link' },
  forBlind: 'For people who cannot see it',
  describeIt: 'Describe it',
  isDecoration: 'Decoration: it says nothing that the text does not',
  description: 'Description',
  descriptionHelp: 'Say what a friend would say on the phone. Not “picture of”.',
  caption: 'Caption',
  captionAside: 'if it needs one',
  addBefore: 'Add how it looked before',
  letters: (count: number, most: number) => `${counted.format(count)} of ${counted.format(most)}`,
  shownAt: 'Shown at',
  remove: 'Remove the picture',
  removed: (name: string) => `Removed the picture: ${name}.`,
  added: (name: string) => `Added a picture: ${name}.`,
  undo: 'Undo',
  mayBeCleared: 'The browser may clear these pictures',
  mayBeClearedWhy:
    'It did not promise lasting storage. Download the project before you close the browser for long.'
} as const

/** Letters that an alternative text should not exceed: screen readers read it without a pause. */
export const descriptionMax = 150

/** Texts of the logo. */
export const logoWords = {
  logo: 'Logo',
  drawn: 'Drawn by Sitewright from the name',
  notHere: 'Not on this device: the drawn mark stays',
  drawnTo: (width: number, height: number) =>
    `Drawn to ${counted.format(width)} × ${counted.format(height)}, empty edges cut`,
  putIn: 'Put in yours',
  edit: 'Edit the logo',
  change: 'Choose another',
  drawnMark: 'Use the drawn mark',
  removed: 'The drawn mark is back.',
  board: { app: 'App icon', circle: 'Android', tab: 'Tab', light: 'On light', dark: 'On dark' },
  beside: 'Shown beside the logo',
  withName: 'Logo and name',
  alone: 'Logo alone',
  aloneHelp:
    'Alone only if the name can be read in the logo. An SVG is drawn to pixels; the file itself is not published.',
  colors: 'Colours from the logo',
  colorsHelp: 'Nothing changes until you pick. Your own colours are in the step Customize.',
  contrast: (light: number, dark: number) =>
    `Buttons ${light.toFixed(1)} : 1 light, ${dark.toFixed(1)} : 1 dark`
} as const
