/** Texts of the choice how messages reach the owner. */
export const deliveryMessages = {
  title: 'How messages reach you',
  lead: 'Choose one. If none is set up, your site says how to call or write to you, so that no message is lost.',
  stillNeeded: 'Still needed:',
  untilReady: 'Until it has what it needs, your site shows Call or write.',
  addressWrong:
    'Messages cannot be posted to this address. Write the whole address. It starts with https://.',
  accessKey: 'Access key',
  accessKeyHelp: (service: string) =>
    `${service} knows your form by it. It is public: every visitor's browser sends it.`,
  phoneMissing: 'A phone number, in Business Info',
  phone: 'Your phone,',
  emailMissing: 'Your e-mail, in Business Info',
  email: 'Your e-mail,',
  phpBefore: 'Web space with',
  php: 'PHP',
  phpAfter: '. Your provider’s page says whether it has it.',
  platform: 'A platform that runs it',
  platformMissing: 'A platform that runs it, on the tab Hosting Platform',
  keyBefore: 'A free key of',
  keyService: 'resend.com',
  keyAfter: '. The README of your project says where to put it.',
  startEmail: 'Start the e-mail yourself',
  startEmailNote: 'Opens what a visitor would see.',
  question: (business: string) => `A question for ${business}`,
  ready: 'Ready',
  needsKey: 'Needs a key',
  failed: 'Not working',
  notTested: 'Not tested yet',
  testAfterUpload: 'Test after upload'
} as const

/** Texts of the test of that choice. */
export const deliveryTestMessages = {
  progress: 'How far it got',
  emailFirst: 'To test it, type your e-mail address in Business Info first.',
  send: 'Send yourself a message',
  sendNote: 'It says that it is a test.',
  asking: (host: string) => `Asking ${host} to take the message. We wait ten seconds at most.`,
  stop: 'Stop',
  taken: (service: string) => `${service} took the message. Is it in your inbox?`,
  lookFor: (subject: string, email: string) =>
    `Look for “${subject}” at ${email}, in the spam folder too. Only you can see that.`,
  yes: 'Yes, it is there',
  no: 'No, nothing came',
  arrived: (moment: string) => `It arrived. You said so ${moment}.`,
  formIsOn: (service: string) =>
    `The form is on, and visitors read “Thank you” only after ${service} took their message.`,
  sendAnother: 'Send another',
  untilItWorks: (failure: string) => `${failure} Until it works, your site shows Call or write.`,
  tryAgain: 'Try again',
  switchToCall: 'Use Call or write',
  siteAddress: 'Where your site is',
  siteAddressAside: 'after you uploaded it',
  write: 'Write to yourself there',
  opensForm: 'Opens the form of your site.',
  uploadFirst: 'Upload the site first, then test it here.',
  inInbox: 'Is your message in your inbox?',
  lookAt: (email: string) => `Look at ${email}, in the spam folder too. Only you can see that.`,
  uploadWorks: 'Visitors read “Thank you” only after their message was taken.',
  notArrived: 'The message did not arrive',
  uploadFails:
    'Until it works, a visitor’s words stay in the form, with a button that sends them as an e-mail.',
  stages: { done: 'done', now: 'under way', failed: 'failed', open: 'not known' },
  stageSent: 'Sent from here',
  stageTaken: 'Taken by the service',
  stageArrived: 'In your inbox',
  refused: (service: string) => `${service} refused the message`,
  noAnswer: (service: string) => `${service} did not answer`,
  refusedWhy: (answer: string, service: string) =>
    `Its answer was “${answer}”. Copy the address again from your ${service} page.`,
  missingWhy: (service: string) =>
    `${service} took it but did not mail it. Look there whether your address is confirmed, and in your spam folder.`,
  timeoutWhy: 'We waited ten seconds. Check the address, or try again in a minute.',
  unreachableWhy:
    'Either the address is wrong, or there is no network, or it does not let other sites read its answer.',
  onDay: (day: string) => `on ${day}`,
  todayAt: (time: string) => `today at ${time}`,
  checkNetlify:
    'Look in Netlify’s dashboard under Forms whether form detection is on, and under Notifications for your address.',
  checkFunction:
    'Look at your platform whether RESEND_API_KEY and MAIL_TO are set, and in its log what the function says.',
  checkPhp: 'Ask your provider whether PHP may send mail from your web space.'
} as const
