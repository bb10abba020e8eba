/** Texts of the home page. */
export const homeMessages = {
  apiTitle: 'Behind it, an API that answers',
  apiText: 'The same endpoints serve the builder, accounts, the control panel and your own tools.',
  apiGuide: 'Open the set-up guide',
  firstStep: 'The first step is a name and two sentences.',
  yes: 'Yes',
  no: 'No',
  comparisonTitle: 'Next to the other ways',
  comparison: 'Comparison',
  what: 'What',
  title: 'Describe your business. Walk away with the site.',
  lead: 'Eight short steps, with the real site running beside you from the first word. At the end you download a progressive web app project that builds, works offline and belongs to you.',
  docs: 'Docs',
  documentTitle: 'Sitewright · describe your business, walk away with the site',
  lightPicture: 'The home page of a bakery in light.',
  darkPicture: 'The same page in dark.',
  contrastExample: 'Order for Saturday',
  contrastResult: 'AAA, dark text',
  contrastTitle: 'It checks the joints, so you can choose the wood.',
  contrastText:
    'Pick any colour, any of six typefaces, any of four layouts. Each pair of colours is measured in light and in dark, and where white text would fade away Sitewright says so and fixes it, in front of you.',
  seeCustomize: 'See the Customize step',
  showcase: 'The builder',
  showcaseDesktop:
    'The first step of the builder: the form on the left, the running site of a dental practice on the right.',
  showcasePhone: 'The first step of the builder on a phone.',
  comesOutAs: 'Comes out as',
  planned: 'Planned',
  included: 'What is in the box'
} as const
