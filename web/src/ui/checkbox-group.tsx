/** Boxes of which any number may be ticked, under one legend. `chosen` keeps the order of `options`. */
export function CheckboxGroup<Value extends string>({
  legend,
  options,
  chosen,
  onChange,
}: {
  legend: string
  options: { value: Value; name: string }[]
  chosen: Value[]
  onChange: (chosen: Value[]) => void
}) {
  function set(value: Value, ticked: boolean) {
    onChange(options.map((option) => option.value).filter((one) => (one === value ? ticked : chosen.includes(one))))
  }
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-1 grid grid-cols-2">
        {options.map(({ value, name }) => (
          <label key={value} className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) => set(value, event.target.checked)}
              className="size-5"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
