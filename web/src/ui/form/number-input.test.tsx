// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { plainDigits } from '../../text/typed-numbers.ts';
import { NumberInput, type NumberInputProps } from './number-input.tsx';
import { Stepper } from './stepper.tsx';

afterEach(cleanup);

function Amount({ start = '', ...props }: Partial<NumberInputProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <NumberInput label="报价" {...props} value={value} onChange={setValue} />
      <button onClick={() => setValue('500')}>500</button>
      <output>{value}</output>
    </>
  );
}

const box = (label = '报价') => screen.getByLabelText<HTMLInputElement>(label);
const given = () => screen.getByRole('status').textContent;
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

test('what is meant is handed on at once, what was typed stands until the field is left', () => {
  render(<Amount />);
  type('￥１，２００．５０');
  expect([given(), box().value]).toEqual(['1200.50', '￥１，２００．５０']);
  fireEvent.blur(box());
  expect([given(), box().value]).toEqual(['1200.50', '1200.50']);
});

test('a point that is just being typed stays', () => {
  render(<Amount start="12" />);
  type('12.');
  expect([given(), box().value]).toEqual(['12', '12.']);
  type('12.5');
  expect([given(), box().value]).toEqual(['12.5', '12.5']);
});

test('what another control sets is shown, whatever was typed', () => {
  render(<Amount />);
  type('１２');
  fireEvent.click(screen.getByText('500'));
  expect(box().value).toBe('500');
});

test('the length is that of the value: a pasted gap costs nothing, and what is too much is left out', () => {
  render(<Amount reads={plainDigits} maxLength={6} />);
  type('４０９ ２１３');
  expect([given(), box().value]).toEqual(['409213', '４０９ ２１３']);
  type('4092137');
  expect([given(), box().value]).toEqual(['409213', '409213']);
});

test('a stepper reads them too', () => {
  const [min, max] = [0, 9];
  const Steps = () => {
    const [value, setValue] = useState(3);
    return <Stepper label="修改次数" unit="次" min={min} max={max} value={value} onChange={setValue} />;
  };
  render(<Steps />);
  fireEvent.change(box('修改次数'), { target: { value: '５' } });
  fireEvent.blur(box('修改次数'));
  expect(box('修改次数').value).toBe('5');
  fireEvent.change(box('修改次数'), { target: { value: ' ' } });
  fireEvent.keyDown(box('修改次数'), { key: 'Enter' });
  expect(box('修改次数').value).toBe('5');
});
