import type { Article } from './article.ts'
import { LEGAL_UPDATED } from './legal-date.ts'
import { CONTACT, PRODUCT } from './product.ts'

/**
 * What this page says must be what the site does: the Hosting headers in firebase.json allow the hosts named here and
 * no others, and each thing kept on the device is named with where the code keeps it.
 */
export const PRIVACY: Article = {
  title: 'Privacy Policy',
  lead: 'What we know about you, where it goes and how you can have it removed.',
  updated: LEGAL_UPDATED,
  sections: [
    {
      id: 'short',
      title: 'In short',
      body: [
        {
          list: [
            'You can look at every pet without telling us who you are.',
            'If you sign in, your name, email address and picture are kept by Firebase, a service of Google.',
            'What you type into our forms stays on your device, but for two things explained below: signing in, and the payment QR code.',
            'We show no advertising, use no analytics and sell no data.',
          ],
        },
      ],
    },
    {
      id: 'sign-in',
      title: 'When you sign in',
      body: [
        'Accounts are kept by Firebase Authentication, run by Google. When you sign up with an email address and a password, both go to Firebase; the password is stored there in a form that nobody can read, us included. The full name that the sign-up form asks for is not sent.',
        'With Continue with Google, Google’s sign-in window opens. Google then tells Firebase your name, email address and profile picture. Google knows that you signed in here, and its own privacy policy applies to that.',
        'To keep you signed in, Firebase stores a token in your browser, and our server sets one cookie, named __session, that proves the sign-in. It lasts five days at most, cannot be read by scripts, and is removed when you log out.',
      ],
    },
    {
      id: 'qr-code',
      title: 'When you pay by QR code',
      body: [
        'You pay the owner directly by UPI, and the payment itself never passes through us. To draw the QR code, your browser asks an outside service, api.qrserver.com, for a picture. That request contains the owner’s UPI ID, the owner’s name and the amount, because the code is made of them. Like every request it also shows your IP address; the page that you are on is left out.',
        'We do not store the UPI ID, name, phone number or transaction ID that you enter while paying. They are gone when you leave the page.',
      ],
    },
    {
      id: 'forms',
      title: 'When you fill in a form',
      body: [
        'The contact, support, newsletter, booking and listing forms are a preview at present: what you type there is shown to you as sent, but does not leave your device and is not stored by us. Photos for a listing are shown on your device alone.',
        [
          'If you want to be sure that we read something, write to ',
          { text: CONTACT.supportEmail, to: `mailto:${CONTACT.supportEmail}` },
          '. We keep your email for as long as we need it to help you.',
        ],
      ],
    },
    {
      id: 'on-your-device',
      title: 'What is kept on your device',
      body: [
        {
          list: [
            'That somebody is signed in on this device, but not who, until you log out.',
            'Your choice of the light or dark theme, until you clear your browser’s data.',
            'The site itself, its pictures and the pets that you looked at last, so that they open without a connection, until you clear your browser’s data.',
            'The listing that you are writing on Become a Host, with the UPI ID and phone number in it but without photos, until you submit it or close the tab.',
            'The time of the last reload that fetched a new release of the site, until you close the tab.',
            'The sign-in token and the __session cookie, until you log out.',
          ],
        },
        ['The ', { text: 'cookie policy', to: '/cookies' }, ' says the same in more detail.'],
      ],
    },
    {
      id: 'servers',
      title: 'What our servers see',
      body: [
        'The website is served by Firebase Hosting and its pets are read from Cloud Firestore, both run by Google. As with every website, these servers see your IP address, the kind of browser and the address you ask for, and keep logs of it for a time for security.',
        'Google’s servers may stand outside India.',
      ],
    },
    {
      id: 'verification',
      title: 'Verification',
      body: [
        'Owners undergo government ID verification, and users can verify their email address and phone number. What is handed over for that is used for that alone.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      body: [
        'Our services are not for children under 18, and we do not knowingly keep their data. If you believe that a child has an account, write to us and we will remove it.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        'Under India’s Digital Personal Data Protection Act, 2023 you can ask what we hold about you, have it corrected or removed, take back your consent, and name somebody to act for you. Write to us from the address of your account. If our answer does not satisfy you, you can complain to the Data Protection Board of India.',
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      body: [
        [
          'For anything about your data write to ',
          { text: CONTACT.supportEmail, to: `mailto:${CONTACT.supportEmail}` },
          `. We aim to answer ${CONTACT.supportResponse}. By phone: ${CONTACT.phone.shown}, ${CONTACT.phoneHours}.`,
        ],
        `If we change this policy, the new one stands here with its date. ${PRODUCT.name} will not begin to use your data for something else without asking you.`,
      ],
    },
  ],
}
