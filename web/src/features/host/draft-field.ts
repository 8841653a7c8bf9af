import type { ChangeEvent } from 'react'
import type { HostDraft } from '../../domain/host-draft.ts'
import type { ChangeDraft } from './use-host-draft.ts'

type TextFieldName = { [Name in keyof HostDraft]: HostDraft[Name] extends string ? Name : never }[keyof HostDraft]
type BoxName = { [Name in keyof HostDraft]: HostDraft[Name] extends boolean ? Name : never }[keyof HostDraft]

/** Ties a text control or select to its part of the draft: `<TextField {...field('city')} …>`. */
export function draftField(draft: HostDraft, change: ChangeDraft) {
  return (name: TextFieldName) => ({
    name,
    value: draft[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      change({ [name]: event.target.value }),
  })
}

/** Ties a checkbox to its part of the draft. */
export function draftBox(draft: HostDraft, change: ChangeDraft) {
  return (name: BoxName) => ({
    name,
    checked: draft[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change({ [name]: event.target.checked }),
  })
}
