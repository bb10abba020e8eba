/** Texts of the page about Sitewright. */
export const aboutMessages = {
  documentTitle: 'About · Sitewright',
  lead: 'A wright measures before cutting.',
  what: 'Sitewright is a bench for people who need a website that works like an app and do not want to rent it. You describe the business; it suggests, shows, checks and builds; you take the result away.',
  forWhom: 'Who it is for',
  forWhomText:
    'Owners who would rather describe their shop than learn a tool, and developers who would rather begin with a project that already builds, passes its tests and reads well. Both get the same files.',
  promises: [
    {
      title: 'You leave with everything',
      text: 'The download is an ordinary project: source code, tests, a README and the file that reopens it here. Nothing in it calls home, and nothing stops working when you close this page.'
    },
    {
      title: 'What you see is what you get',
      text: 'The preview is not a picture of a site. It is the same code that you download, running with your words and colours while you type.'
    },
    {
      title: 'Advice with its reasons',
      text: 'Each suggestion says which of your own words it comes from. Keep what fits, decline the rest.'
    },
    {
      title: 'Figures that were measured',
      text: 'Kilobytes come from a build, contrast from a calculation. What nobody measured is not shown.'
    },
    {
      title: 'Invented words are marked',
      text: 'An invented price, name or review is a draft: it carries a pencil until you write it, confirm it or remove it. A launch build leaves out what is left.'
    },
    {
      title: 'Your entries stay with you',
      text: 'The wizard works in your browser and saves there. It needs no account, and works without a network after the first visit.'
    }
  ]
} as const
