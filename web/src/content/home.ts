/** The copy of Home. */

export const STEPS = [
  {
    title: 'Find a pet',
    text: 'Search by name or breed, and narrow the list down by pet, service and price.',
  },
  {
    title: 'Contact the owner',
    text: 'Message the owner. Ask about food, habits and health, and tell them about your home.',
  },
  {
    title: 'Meet and greet',
    text: 'Meet the pet and its owner in person, and see whether you get along.',
  },
  {
    title: 'Pay the owner by UPI',
    text: 'Agree the dates, scan the QR code, and pay straight from your UPI app to the owner’s.',
  },
  {
    title: 'Enjoy your time together',
    text: 'Walks, purrs or song: the days are yours. The owner is a message away if you have a question.',
  },
]

export const REASONS = [
  {
    title: 'No platform fees',
    text: 'Basic services carry no fee and no commission. What you pay is what the owner gets.',
  },
  {
    title: 'Direct UPI payments',
    text: 'The money goes from your UPI app to the owner’s. It never passes through us.',
  },
  { title: 'You meet first', text: 'Every booking starts with a meeting, so that pet, owner and you can all say yes.' },
  {
    title: 'Owners set the terms',
    text: 'Rates, dates and care requirements come from the person who knows the pet best.',
  },
  {
    title: 'Rent, foster or adopt',
    text: 'A weekend, a season or a lifetime: choose what fits your home and your plans.',
  },
  {
    title: 'Made for Indian cities',
    text: 'Prices in rupees, payment by UPI, and pets a bus ride away rather than a flight.',
  },
]

export const TESTIMONIALS = [
  {
    text: 'My parents wanted a dog but were not sure. Bruno stayed with us for a weekend, and now we know which breed, which food and which hour of the morning.',
    name: 'Meera Krishnan',
    location: 'Bangalore',
    image: '',
  },
  {
    text: 'I travel for work four months a year. My cat spends them with the same retired couple, and they send me a picture every evening.',
    name: 'Farhan Shaikh',
    location: 'Mumbai',
    image: '',
  },
  {
    text: 'We met our rabbit’s first owner over chai, asked everything we could think of, and took her home a week later. It could not have been simpler.',
    name: 'Aditi Deshpande',
    location: 'Pune',
    image: '',
  },
]
