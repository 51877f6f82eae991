import { type Example, Words } from "#ui/example.tsx";
import { FormRow } from "#ui/form/form.tsx";
import { DateInput, TimeInput, TimeSelect } from "./date-input.tsx";

const texts = {
  zh_TW: {
    date: "參觀日期",
    hint: "最早 11 月 24 日，最晚次年 5 月 20 日。",
    start: "開始",
    end: "結束",
    arrive: "抵達時間",
    choose: "請選擇",
  },
  en_US: {
    date: "Day of the visit",
    hint: "From 24 November to 20 May.",
    start: "From",
    end: "Until",
    arrive: "Arrival",
    choose: "Please choose",
  },
  ja_JP: {
    date: "ご来園日",
    hint: "11月24日から翌年5月20日まで承ります。",
    start: "開始",
    end: "終了",
    arrive: "到着時刻",
    choose: "お選びください",
  },
};

export const dateInputExamples: Example[] = [
  {
    name: "a day and two times",
    render: () => (
      <Words of={texts}>
        {(words) => (
          <div className="example-fields">
            <DateInput name="date" label={words.date} hint={words.hint} min="2026-11-24" max="2027-05-20" required />
            <FormRow>
              <TimeInput name="startTime" label={words.start} defaultValue="09:30" />
              <TimeInput name="endTime" label={words.end} defaultValue="12:00" />
            </FormRow>
          </div>
        )}
      </Words>
    ),
  },
  {
    name: "a time out of a few",
    render: () => (
      <Words of={texts}>
        {(words) => (
          <TimeSelect name="arrive" label={words.arrive} prompt={words.choose} from="09:00" to="17:30" required />
        )}
      </Words>
    ),
  },
];
