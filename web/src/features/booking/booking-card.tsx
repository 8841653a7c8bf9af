import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { checkDates, withStart } from '../../domain/booking-dates.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { BOOKING_ANCHOR } from '../../domain/paths.ts'
import type { PetProfile } from '../../domain/pet-profile.ts'
import { quote } from '../../domain/quote.ts'
import { serviceName } from '../../domain/words.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { TextField } from '../../ui/field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { showToast } from '../../ui/toast.ts'
import { useOnIntent } from '../../ui/use-on-intent.ts'
import { BookedNote } from './booked-note.tsx'
import { useBookingDraft } from './booking-draft.ts'
import { QuoteLines } from './quote-lines.tsx'
import { useRentalPayment } from './use-rental-payment.ts'

const CHECK_FAILED = 'We could not check whether the pet is still free. Check your connection, then try again.'

const fetchPaymentDialog = async () => (await import('./payment-dialog.tsx')).PaymentDialog

/** Asks for a pet: which service, from when to when, what it comes to (specification section 2, Booking card). */
export function BookingCard({ pet }: { pet: PetProfile }) {
  const today = dayOf(new Date())
  const [draft, change] = useBookingDraft(pet, today)
  const [payment, dispatch] = useRentalPayment()
  const [checking, setChecking] = useState(false)
  const [sent, setSent] = useState('')
  const [refusal, setRefusal] = useState('')
  const { Loaded: PaymentDialog, load: loadPaymentDialog } = useOnIntent(fetchPaymentDialog)
  const { hash } = useLocation()
  const card = useRef<HTMLElement>(null)
  const startId = useId()
  const endId = useId()

  const { service, dates } = draft
  const available = pet.availability?.available !== false && pet.services.length > 0
  const dated = service !== 'adoption'
  const problems = dated ? checkDates(dates, today) : {}
  const total = problems.start || problems.end ? undefined : quote(pet, service, dates.start, dates.end)
  const request = JSON.stringify([service, dated && dates])
  const alreadySent = sent === request

  // The card is there only once the pet has been read, so the browser can't go to the anchor by itself.
  useEffect(() => {
    if (hash !== `#${BOOKING_ANCHOR}`) return
    card.current?.scrollIntoView()
    card.current?.focus({ preventScroll: true })
  }, [hash])

  async function send() {
    const wrong = problems.start ? startId : problems.end ? endId : undefined
    if (wrong) {
      document.getElementById(wrong)?.focus()
      return
    }
    setRefusal('')
    setChecking(true)
    const [still] = await Promise.all([stillOffered(pet.id), total?.totalInRupees && loadPaymentDialog()]).catch(() => [
      undefined,
    ])
    setChecking(false)
    if (still === undefined) setRefusal(CHECK_FAILED)
    else if (still === 'gone') setRefusal(`${pet.name} is no longer listed. The owner has taken the page down.`)
    else if (still === 'unavailable') setRefusal(`${pet.name} is currently unavailable.`)
    else if (service === 'rental' && total?.totalInRupees) dispatch({ type: 'request' })
    else {
      setSent(request)
      showToast({ kind: 'success', text: 'Booking request sent to the owner!' })
    }
  }

  return (
    <section
      ref={card}
      id={BOOKING_ANCHOR}
      tabIndex={-1}
      aria-label={`Book ${pet.name}`}
      className="scroll-mt-20 rounded-card border border-line bg-surface p-5 shadow-card lg:sticky lg:top-20"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (available && !checking && !alreadySent) send()
        }}
        className="grid gap-4"
      >
        <RadioGroup
          legend="Service"
          name="service"
          options={pet.services.map((value) => ({ value, name: serviceName(value) }))}
          chosen={service}
          onChange={(chosen) => change({ service: chosen })}
        />
        {dated && (
          <div className="grid grid-cols-2 gap-3">
            <TextField
              id={startId}
              name="start"
              label="Start date"
              type="date"
              min={today}
              value={dates.start}
              error={problems.start}
              onChange={(event) => change({ dates: withStart(dates, event.target.value) })}
            />
            <TextField
              id={endId}
              name="end"
              label="End date"
              type="date"
              min={dates.start || today}
              value={dates.end}
              error={problems.end}
              onChange={(event) => change({ dates: { ...dates, end: event.target.value } })}
            />
          </div>
        )}
        <QuoteLines quote={total} />
        {payment === 'booked' || payment === 'confirmed' ? (
          <BookedNote dispatch={dispatch} />
        ) : (
          <BusyButton
            type="submit"
            busy={checking}
            busyLabel="Checking…"
            disabled={!available}
            onPointerEnter={() => loadPaymentDialog().catch(() => {})}
            onFocus={() => loadPaymentDialog().catch(() => {})}
          >
            {alreadySent ? 'Request sent' : available ? 'Request Booking' : 'Currently Unavailable'}
          </BusyButton>
        )}
        {refusal && (
          <p role="alert" className="font-semibold text-danger">
            {refusal}
          </p>
        )}
        <p className="text-muted text-sm">You pay the owner directly by UPI. We take no commission.</p>
      </form>
      {PaymentDialog && total && (
        <PaymentDialog pet={pet} quote={total} draft={draft} onChange={change} state={payment} dispatch={dispatch} />
      )}
    </section>
  )
}

/** The listing may have gone, or the pet been taken, while the page was open: nobody should pay for that. */
async function stillOffered(id: string): Promise<'yes' | 'unavailable' | 'gone'> {
  const { getPet } = await import('../../data/pets.ts')
  const found = await getPet(id)
  if (!found) return 'gone'
  return found.listedIn === 'adoptablePets' || found.pet.availability.available ? 'yes' : 'unavailable'
}
