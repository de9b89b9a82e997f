module umpire/bot

go 1.19

require umpire/client v1.0.0

require gopkg.in/validator.v2 v2.0.1 // indirect

replace (
	gopkg.in/validator.v2 => ../../generator/go/validator
	umpire/client => ../../go
)
