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
    `${count === 1 ? 'One thing' : `${count} things`} cannot stand here. The site keeps the rules from before until that is mended.`
} as const
