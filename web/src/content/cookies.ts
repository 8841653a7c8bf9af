import type { Article } from './article.ts'
import { LEGAL_UPDATED } from './legal-date.ts'
import { CONTACT } from './product.ts'

export const COOKIES: Article = {
  title: 'Cookie Policy',
  lead: 'We set one cookie, and only when you sign in. There is no cookie banner because there is nothing to refuse.',
  updated: LEGAL_UPDATED,
  sections: [
    {
      id: 'what',
      title: 'What a cookie is',
      body: [
        'A cookie is a small text that a website asks your browser to keep and to send back with each visit. Browsers have other places too in which a website can keep something: local storage, session storage and a small database. Those are not sent anywhere by themselves.',
      ],
    },
    {
      id: 'ours',
      title: 'Our one cookie',
      body: [
        'The cookie named __session proves to our server that you are signed in. It is set when you sign in, lasts five days at most, is sent to this website alone and over secure connections alone, and cannot be read by scripts. Logging out removes it.',
      ],
    },
    {
      id: 'storage',
      title: 'What else is kept in your browser',
      body: [
        {
          list: [
            'theme (local storage): that you chose the light or dark theme rather than your system’s.',
            'signed-in (local storage): that somebody is signed in on this device, so that the header shows it at once. It does not say who, and goes when you log out.',
            'google-redirect (session storage): that you are on your way to Google and back, while you sign in that way.',
            'pets (cache): the pets that you looked at last, so that they open without a connection. At most sixty lists and pets.',
            'workbox and pictures (cache): this site itself and its pictures, so that it opens quickly and without a connection.',
            'host-draft (session storage): the listing you are writing on Become a Host, without its photos. Gone when you submit it or close the tab.',
            'reloaded-for-release (session storage): when the page last reloaded to fetch a new release. Gone when you close the tab.',
            'Firebase’s sign-in token (the browser’s database): keeps you signed in until you log out.',
          ],
        },
      ],
    },
    {
      id: 'others',
      title: 'Other companies’ cookies',
      body: [
        'We use no advertising or analytics cookies. If you choose Continue with Google, the window that opens belongs to Google, and Google uses its own cookies there. The service that draws payment QR codes, api.qrserver.com, is asked for a picture and nothing more.',
      ],
    },
    {
      id: 'control',
      title: 'Your choice',
      body: [
        'You can delete or block cookies and storage in your browser’s settings. You can still look at every pet then. You cannot stay signed in, and the theme and a half-written listing are forgotten when you leave.',
        [
          'Questions? Write to ',
          { text: CONTACT.supportEmail, to: `mailto:${CONTACT.supportEmail}` },
          ' or read the ',
          { text: 'privacy policy', to: '/privacy' },
          '.',
        ],
      ],
    },
  ],
}
