import type { HostDraft } from '../../domain/host-draft.ts'
import { PATHS } from '../../domain/paths.ts'
import { PHOTO_MAX_MEGABYTES } from '../../domain/photo-check.ts'
import { CheckboxField, FieldProblem, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { draftBox } from './draft-field.ts'
import { PhotoField } from './photo-field.tsx'
import type { ChangeDraft } from './use-host-draft.ts'
import type { Photos } from './use-photos.ts'

const CARE_EXAMPLES = ['Two walks of 30 minutes a day', 'Home-cooked food, no onion or grapes', 'Not alone at night']

const slotName = (index: number) => (index === 0 ? 'Main photo' : `Photo ${index + 1}`)

/** Step 3, Photos & Requirements (specification section 3, Host form). */
export function PhotosStep({ draft, change, photos }: { draft: HostDraft; change: ChangeDraft; photos: Photos }) {
  const chosen = photos.slots.filter(({ url }) => url).length
  const lost = draft.hadPhotos && chosen === 0

  async function choose(slot: number, file: File) {
    if (await photos.choose(slot, file)) change({ hadPhotos: true })
  }

  function remove(slot: number) {
    photos.remove(slot)
    if (chosen === 1) change({ hadPhotos: false })
  }

  return (
    <>
      <fieldset>
        <legend className="font-semibold">Photos</legend>
        <p className="text-muted text-sm">
          JPEG, PNG or WebP, up to {PHOTO_MAX_MEGABYTES} MB each. They stay on your device; if you reload the page, you
          choose them again.
        </p>
        {lost && (
          <Notice className="mt-3">
            The page was reloaded, and photos are not kept: please choose them again. All else is as you left it.
          </Notice>
        )}
        <ul className="mt-3 grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
          {photos.slots.map((slot, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            <li key={index} className={index === 0 ? 'col-span-2 sm:row-span-2' : undefined}>
              <PhotoField
                label={slotName(index)}
                slot={slot}
                problemId={`photo-problem-${index}`}
                onChoose={(file) => choose(index, file)}
                onRemove={() => remove(index)}
              />
            </li>
          ))}
        </ul>
        <div aria-live="polite">
          {photos.slots.map(
            ({ problem }, index) =>
              problem && (
                // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
                <FieldProblem key={index} id={`photo-problem-${index}`} className="mt-2">
                  {slotName(index)}: {problem}
                </FieldProblem>
              ),
          )}
        </div>
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className="mb-2 font-semibold">What your pet needs</legend>
        {draft.care.map((line, index) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            key={index}
            name={`care-${index + 1}`}
            label={`Care requirement ${index + 1}`}
            hint={`For example: ${CARE_EXAMPLES[index]}`}
            value={line}
            onChange={(event) =>
              change({ care: draft.care.map((one, place) => (place === index ? event.target.value : one)) })
            }
            autoComplete="off"
          />
        ))}
      </fieldset>
      <CheckboxField
        {...draftBox(draft, change)('agreed')}
        required
        missing="Please agree to the terms to list your pet."
        label={
          <>
            I agree to the <PolicyLink to={PATHS.terms}>Terms of Service</PolicyLink> and the{' '}
            <PolicyLink to={PATHS.privacy}>Privacy Policy</PolicyLink>
          </>
        }
      />
    </>
  )
}

/** Opens in a tab of its own: leaving this page would lose the photos. */
function PolicyLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener" className="text-primary underline underline-offset-2">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
