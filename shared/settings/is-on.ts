/** Whether what the site holds of an option means "on": sites answer true, 1, "1" or "on". */
export const isOn = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'on';
