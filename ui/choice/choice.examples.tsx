import { type Example, Words } from "#ui/example.tsx";
import { Checkbox, CheckboxGroup, RadioGroup } from "./choice.tsx";

const texts = {
  zh_TW: {
    trip: "校外教學方案",
    trips: [
      ["門票自由行", "自由參觀，不含課程。"],
      ["主題學習套裝", "導覽與一堂手作，需三個工作天回覆。"],
      ["書法之旅", "本季名額已滿。"],
    ],
    extras: "其他體驗",
    extra: ["導覽解說", "手作體驗", "場地租借"],
    extrasError: "選擇導覽解說時，請一併選擇導覽服務。",
    guidelines: "我已閱讀並同意參觀須知",
    error: "送出前請先閱讀並勾選。",
  },
  en_US: {
    trip: "Field trip",
    trips: [
      ["Ticket only", "See the park at your own pace."],
      ["Study-tour package", "A guide and a workshop; we reply within three working days."],
      ["Calligraphy tour", "No places left this season."],
    ],
    extras: "Other experiences",
    extra: ["Guided tour", "Workshops", "Venue rental"],
    extrasError: "A guided tour needs a guide; please choose one below.",
    guidelines: "I have read the visitor guidelines and agree to them",
    error: "Please read them and tick the box before sending.",
  },
  ja_JP: {
    trip: "校外学習プラン",
    trips: [
      ["入園のみ", "自由にご見学いただけます。"],
      ["学習パッケージ", "ガイドと手づくり体験一回。三営業日以内にお返事します。"],
      ["書道の旅", "今季は定員に達しました。"],
    ],
    extras: "その他の体験",
    extra: ["ガイドツアー", "手づくり体験", "会場の利用"],
    extrasError: "ガイドツアーをご希望の場合は、ガイドもお選びください。",
    guidelines: "ご来園の注意事項を読み、同意します",
    error: "お読みのうえ、チェックを入れてください。",
  },
};

export const choiceExamples: Example[] = [
  {
    name: "one of several, any of several, a single box",
    render: () => (
      <Words of={texts}>
        {(words) => (
          <div className="example-fields">
            <RadioGroup
              name="fieldTrip"
              label={words.trip}
              required
              chosen={["1"]}
              choices={words.trips.map(([label, hint], at) => ({ value: String(at), label, hint, disabled: at === 2 }))}
            />
            <CheckboxGroup
              name="extras"
              label={words.extras}
              look="row"
              error={words.extrasError}
              chosen={["0"]}
              choices={words.extra.map((label, at) => ({ value: String(at), label }))}
            />
            <Checkbox name="guidelines" label={words.guidelines} error={words.error} required />
          </div>
        )}
      </Words>
    ),
  },
];
