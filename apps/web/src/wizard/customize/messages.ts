/** Texts of the step Customize besides those of spec 1. */
export const customizeMessages = {
  notAColor: 'Write a hex colour, such as #3182ce',
  changed: (chosen: string, ratio: number, used: string) =>
    `${chosen} reaches only ${ratio.toFixed(1)} : 1 here, so ${used} is used; your colour stays as you chose it everywhere else.`,
  pictures: 'Pictures',
  picturesHelp: 'Drawn in your colours until you put in photos. They stay as they are when the name changes.',
  drawAnother: 'Show another picture',
  otherPicture: 'Another picture is drawn.',
  undo: 'Undo',
  cssHelp:
    'Rules for your pages. Nothing may be loaded from elsewhere; pictures can be part of it as data: addresses.',
  cssRefused: (count: number) =>
    `${count === 1 ? 'One thing' : `${count} things`} cannot stand here. The site keeps the rules from before until that is mended.`,
  animations: 'Animations',
  animationsHelp: 'Off for visitors who ask for less motion.',
  css: 'Custom CSS',
  cssProblems: 'Problems of the custom CSS',
  cssAt: (line: number, column: number) => `Line ${line}, column ${column}:`,
  colorPicker: (label: string) => `${label}, colour picker`,
  preset: 'Preset',
  ownColors: 'Your own colours',
  primary: 'Primary',
  secondary: 'Secondary',
  darkMode: 'Dark mode',
  darkModeHelp: 'Follows the visitor’s system, with a switch in the header.',
  readability: 'Readability',
  title: 'Make it look like you',
  titleFor: (name: string) => `Make it look like ${name}`,
  lead: 'Whatever you pick, text stays readable: we check every pair of colours and say what we changed.',
  look: 'Look',
  layout: 'Layout',
  font: 'Font'
} as const
