/** Texts of the page that shows where a finished site is dropped. */
export const uploadMessages = {
  title: 'Where to drop it',
  lead: 'Three ways to put the finished site online. Each needs the zip and a browser. Nothing is sent from here: you open the host yourself.',
  download: 'Get the finished site',
  ways: [
    {
      id: 'netlify',
      title: 'Netlify Drop',
      about: 'The quickest: the site is there in a minute, at an address that Netlify gives it.',
      link: { href: 'https://app.netlify.com/drop', label: 'Open Netlify Drop' },
      steps: [
        {
          drawing: 'unpack',
          text: 'Unpack the zip: Extract all in Windows, a double click on a Mac. A folder appears.'
        },
        { drawing: 'dropFolder', text: 'Open Netlify Drop and drag that folder onto the page.' },
        {
          drawing: 'address',
          text: 'The site is online. Sign up there right away, so that it stays, and give it your own address under Domain management.'
        }
      ],
      note: 'Netlify Forms chosen for messages? Turn form detection on under Forms, and drop the folder once more.'
    },
    {
      id: 'cloudflare',
      title: 'Cloudflare Pages',
      about: 'For a site with many visitors, or where your domain is at Cloudflare already.',
      link: { href: 'https://dash.cloudflare.com', label: 'Open Cloudflare' },
      steps: [
        {
          drawing: 'account',
          text: 'Sign in, open Workers & Pages, and create an application of Pages. Choose to upload your files, and type a name.'
        },
        { drawing: 'drop', text: 'Drop the zip as it is, and press Deploy site.' },
        {
          drawing: 'address',
          text: 'The site is online at the address that is shown. Your own address goes in under Custom domains.'
        }
      ],
      note: 'The PHP file for messages does not run there.'
    },
    {
      id: 'web-space',
      title: 'Your web space',
      about:
        'Where you rent a domain with web space: by the file manager of your provider, or by a program for FTP.',
      link: undefined,
      steps: [
        {
          drawing: 'unpack',
          text: 'Unpack the zip: Extract all in Windows, a double click on a Mac. A folder appears.'
        },
        {
          drawing: 'folder',
          text: 'Open the folder of the web space, which is often called htdocs, www or public_html. Move an old site out of it first.'
        },
        {
          drawing: 'files',
          text: 'Upload what is in your folder, not the folder itself. The file .htaccess too: if you do not see it, show hidden files.'
        },
        { drawing: 'address', text: 'Open your address. Pages, pictures and forms are there.' }
      ],
      note: 'A page opens, but the others say that they are not found? Then .htaccess is missing, or the provider does not run Apache: ask there for addresses without .html.'
    }
  ],
  later: 'When something changes',
  laterText:
    'Change it here, download the finished site again, and drop it at the same place. It takes the place of the one before. Visitors who have the site open are offered the new one.',
  inside: 'What is in the zip',
  insideText:
    'Every page as a file of its own, the search-engine files, pictures and fonts, what makes the site work without a network, and what tells a host about addresses and security: .htaccess for web space, _headers for Netlify and Cloudflare.',
  zip: '.zip',
  index: 'index.html',
  hidden: '.htaccess',
  webRoot: 'htdocs',
  yourAddress: 'your-address'
} as const

/** Id of a drawing of a step. */
export type DrawingId = (typeof uploadMessages.ways)[number]['steps'][number]['drawing']
