/** What the product is called, in one place. */
export const PRODUCT = {
  name: 'PawSaathi',
  tagline: 'Pets to rent, foster and adopt across India',
} as const

/** How to reach the people behind it. `pawsaathi.example` is a reserved domain: mail to it reaches nobody. */
export const CONTACT = {
  supportEmail: 'support@pawsaathi.example',
  partnershipEmail: 'partners@pawsaathi.example',
  careersEmail: 'careers@pawsaathi.example',
  // No subscriber's number in India starts with 0 after the area code: this one rings nowhere.
  phone: { shown: '+91 80 0000 1234', link: 'tel:+918000001234' },
  phoneHours: 'Monday to Friday, 9am to 6pm IST',
  supportResponse: 'within 24 hours',
  address: ['PawSaathi', '2nd Floor, Champa House', '14 Peepal Cross Road, Indiranagar', 'Bangalore 560038, Karnataka'],
  officeHours: [
    { days: 'Monday to Friday', hours: '9 AM to 6 PM' },
    { days: 'Saturday', hours: '10 AM to 4 PM' },
    { days: 'Sunday', hours: 'Closed' },
  ],
} as const
